/** The one tag of a vehicle (R4-01, R4-06). */
export type VehicleTag =
  | {
      kind: 'sold' | 'electric' | 'hybrid' | 'reserved' | 'custom' | 'coming_soon' | 'new';
      text: string;
    }
  | { kind: 'certified'; image: string; alt: string };
