import { prestige } from '../catalogue/prestige.ts';
import type { DealerPlan } from './dealerPlan.ts';

const stocked = new Set<unknown>(prestige);

/** A prestige dealer. */
export const verrellHyde: DealerPlan = {
  slug: 'verrell-hyde',
  seed: 3205,
  state: 'VIC',
  format: 'json',
  locations: [
    { name: 'Verrell Hyde South Melbourne', town: 'South Melbourne', scene: 'studio', share: 6 },
    { name: 'Verrell Hyde Brighton', town: 'Brighton', scene: 'gallery', share: 4 },
  ],
  stockPrefix: 'VH',
  count: 232,
  demand: (model) => {
    if (!stocked.has(model)) return 0;
    const rare = [
      'Ferrari',
      'Aston Martin',
      'Bentley',
      'Maserati',
      'Chrysler',
      'Alfa Romeo',
      'Jaguar',
    ];
    return rare.includes(model.make) ? 0.35 : 1;
  },
  newShare: 0.4,
  demoShare: 0.5,
  franchises: ['Volvo', 'Lexus', 'Land Rover', 'Maserati'],
  usedAge: [0, 9],
  priceEnding: 950,
  historyReports: 'https://history.example/reports/',
  closers: [
    'Viewings are by appointment at your convenience, including evenings.',
    'Each vehicle is accompanied by an independent inspection report.',
    'We are happy to arrange enclosed transport anywhere in Australia.',
    'Tailored finance and lease structures are available through our in-house consultants.',
    'Your present vehicle is warmly considered in part exchange.',
    'Please call ahead so that the vehicle can be prepared for your visit.',
    'A high-resolution condition report is available on request.',
  ],
};
