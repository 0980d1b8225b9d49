import type { Review } from '@forecourt/domain';

function review(id: number, customerName: string, rating: number, text: string): Review {
  return {
    id: `r-${id}`,
    customerName,
    rating,
    text,
    date: '2026-09-14',
    dateWords: `${id + 1} months ago`,
    imageUrl: null,
  };
}

/** Reviews of the example dealer; the third is long. */
export const reviews: readonly Review[] = [
  review(
    1,
    'Narelle P.',
    5,
    'Straight answers and a fair price for my old wagon. Drove home the same day.',
  ),
  review(2, 'Tomasz Wiśniewski', 4.5, 'They held the ute for me over the weekend without a fuss.'),
  review(
    3,
    'Bartholomew Featherstonehaugh-Cholmondeley',
    5,
    'Third car from the same people. This time they drove it three hours out to the farm so that I could look at it in daylight, waited while I took the dogs for a run in it, and took my trade home on the truck. You will not find that in the city.',
  ),
  review(4, 'Aisha K.', 4, 'Workshop found a fault the last place missed. Good coffee too.'),
  review(5, '李 Wei', 4.8, 'Easy finance, no pressure.'),
];

export const reviewSummary = { count: 1284, averageRating: 4.7 };
