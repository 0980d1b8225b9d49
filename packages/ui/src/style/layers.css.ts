import { globalLayer } from '@vanilla-extract/css';

/** Cascade order of the whole product (R10-02); a template's own rules come last and win. */
export const reset = globalLayer('reset');
export const tokens = globalLayer('tokens');
export const ui = globalLayer('ui');
export const template = globalLayer('template');
