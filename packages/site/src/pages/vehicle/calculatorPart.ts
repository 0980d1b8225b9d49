// Loaded when it is asked for: most shoppers read the estimate and go on.
export { FinanceCalculator } from '@forecourt/ui';
