/** Why a whole file (or map) was refused, in the three parts a person needs. */
export interface Fault {
  happened: string;
  matters: string;
  remedy: string;
}

const STOCK_KEPT = "Nothing was imported; the site's stock is as it was.";

/** Refuses a whole file. The stock of the site stays as it was. */
export class FileFault extends Error {
  readonly fault: Fault;

  /**
   * @param happened What was found, and where in the file.
   * @param remedy What the dealer or operator does about it.
   */
  constructor(happened: string, remedy: string, matters: string = STOCK_KEPT) {
    super(`${happened} ${matters} ${remedy}`);
    this.name = 'FileFault';
    this.fault = { happened, matters, remedy };
  }
}
