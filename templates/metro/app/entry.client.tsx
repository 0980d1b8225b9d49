import { hydratePage } from '@forecourt/site/entry.client';

hydratePage();
