export { askPhoneByForm as action, loadPhoneToken as loader } from './phone.server.ts';
