/** What a shopper enters in a contact form, by its fields' names; nothing in it is wrong. */
export const filled = {
  name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  phone: '0412 345 678',
  postcode: '4215',
  message: 'Hello',
  category: 'General Enquiry',
};
