/** 10 dollars or less, null, or not a finite number is no price (R5-28, G3). */
export const hasPrice = (price: number | null): price is number =>
  price !== null && Number.isFinite(price) && price > 10;
