import { type CarToValue, soundText } from '@forecourt/domain';

const NAME = 'fc_plate';
/** As long as somebody takes to have a car valued. */
const MAX_AGE_SECONDS = 3600;

/** A number plate that was looked up, and the car it belongs to. */
export interface FoundPlate {
  rego: string;
  regoState: string;
  make: string;
  model: string;
}

/** Takes a plate to the lead it becomes part of, without an address that holds it. */
export function plateCookie(plate: FoundPlate, https: boolean): string {
  const value = Buffer.from(JSON.stringify(plate)).toString('base64url');
  const secure = https ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/** The plate of this car, where it was looked up: another car's counts for nothing. */
export function readPlateCookie(
  header: string | null,
  { make, model }: Pick<CarToValue, 'make' | 'model'>,
): Pick<FoundPlate, 'rego' | 'regoState'> | null {
  const value = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{1,1000})(?:;|$)`).exec(header ?? '')?.[1];
  if (value === undefined) return null;
  try {
    const plate = JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as FoundPlate;
    if (plate.make !== make || plate.model !== model) return null;
    const { rego, regoState } = plate;
    if (!/^[A-Z\d]{1,9}$/.test(rego) || !/^[A-Z]{2,3}$/.test(regoState)) return null;
    return { rego: soundText(rego), regoState };
  } catch {
    return null;
  }
}
