// What the pages load and take in, for a template that draws one of them itself.
export { type SiteServices, servicesOf } from './contracts/siteServices.ts';
export { loadEnquiry, submitEnquiry } from './pages/enquiry/enquiry.server.ts';
export { loadHome } from './pages/home/home.server.ts';
export { loadListing } from './pages/listing/listing.server.ts';
export { notFound } from './pages/notFound/notFound.server.ts';
export { loadPrivacyPolicy } from './pages/privacyPolicy/privacyPolicy.server.ts';
export { loadSevenSeater } from './pages/sevenSeater/sevenSeater.server.ts';
export { loadSuccess } from './pages/success/success.server.ts';
export { loadVehicle } from './pages/vehicle/vehicle.server.ts';
