import { siteRoutes } from '@forecourt/site/routes';

export default siteRoutes({
  home: 'home/home.route.tsx',
  replace: {
    listing: 'own/listing.route.tsx',
    vehicle: 'own/vehicle.route.tsx',
    privacyPolicy: 'own/privacyPolicy.route.tsx',
  },
});
