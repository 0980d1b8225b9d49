/** A fault of one field of a trade-in, whose id is its name. */
export interface StageFault {
  field: string;
  message: string;
}
