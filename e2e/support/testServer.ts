/** The server that the global setup has started, as the tests reach it. */
export const testServer = {
  get port(): number {
    return Number(required('FORECOURT_E2E_PORT'));
  },
  get dataFolder(): string {
    return required('FORECOURT_E2E_DATA');
  },
};

function required(name: string): string {
  const value = process.env[name];
  if (value !== undefined) return value;
  throw new Error(`${name} is not set, so no server is known. Run the tests by "playwright test".`);
}
