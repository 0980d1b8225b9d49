// Loaded when a form is nearly in the window: till then a browser sends it by itself.
export { FormPanel } from '../form/FormPanel.tsx';
