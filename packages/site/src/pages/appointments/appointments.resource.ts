export { loadAppointments as loader } from './appointments.server.ts';
