export { askPhoneByForm as action } from './phone.server.ts';
