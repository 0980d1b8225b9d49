// What other packages' tests share; never built, so never published (`@forecourt/domain/testing`).

export { aLocation } from './aLocation.ts';
export { aModel } from './aModel.ts';
export { aReview } from './aReview.ts';
