// Loaded when a browser draws what stands round a page itself: as it is sent it needs no script.
export { EmergencyBanner, ServiceBanner } from '@forecourt/ui';
