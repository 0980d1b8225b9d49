import { siteRoutes } from '@forecourt/site/routes';
import { route } from '@react-router/dev/routes';

const shared = siteRoutes({
  home: 'home/home.route.tsx',
  replace: {
    listing: 'own/listing.route.tsx',
    vehicle: 'own/vehicle.route.tsx',
    privacyPolicy: 'own/privacyPolicy.route.tsx',
  },
});

export default [...shared, route('about-us', 'own/aboutUs.route.tsx')];
