// What the pages load and take in, for a template that draws one of them itself.
export { type SiteServices, servicesOf } from './context/siteServices.ts';
export { loadEnquiry, submitEnquiry } from './routes/enquiry/enquiry.server.ts';
export { loadHome } from './routes/home/home.server.ts';
export { loadListing } from './routes/listing/listing.server.ts';
export { notFound } from './routes/notFound/notFound.server.ts';
export { loadPrivacyPolicy } from './routes/privacyPolicy/privacyPolicy.server.ts';
export { loadSevenSeater } from './routes/sevenSeater/sevenSeater.server.ts';
export { loadSuccess } from './routes/success/success.server.ts';
export { loadVehicle } from './routes/vehicle/vehicle.server.ts';
