import {
  type Content,
  type ContentModel,
  type ContentOffer,
  emptyContent,
  type FaqGroup,
  type ReviewSummary,
} from '@forecourt/domain';
import type { z } from 'zod';
import type { ConfigFault } from '../config/configError.ts';
import { judge, unsoundFaults } from '../config/judge.ts';
import { parseJson } from '../config/readJson.ts';
import { faqsFile, menusFile, modelsFile, offersFile, reviewsFile } from './contentSchemas.ts';
import type { Reading } from './reading.ts';
import { readPage } from './readPage.ts';
import { readRichText } from './richText.ts';

/** What an adapter brings of a dealer's content, as it was written. */
export interface ContentDocuments {
  /** Text of each document that there is, by its name: `offers.json`, `pages/warranty.md`. */
  texts: ReadonlyMap<string, string>;
  /**
   * Pictures of the content, by the name that documents use: `images/yard.webp`; `null` where it comes
   * without files.
   */
  pictures: ReadonlyMap<string, { src: string; width: number; height: number }> | null;
}

export interface ReadContentOptions {
  /** Name of a document in faults. */
  nameOf(document: string): string;
  /** Other hosts that pictures may come from. */
  imageHosts: readonly string[];
  /** Whether the website has a page of its own at an address, so that one of the content is never seen. */
  isTaken?(path: string): boolean;
}

/** What the documents say, and what is wrong with those that are left out for it. */
export interface ReadContent {
  content: Content;
  faults: readonly ConfigFault[];
}

/** Reads every document of a dealer's content; a faulty one leaves the others as they are. */
export function readContent(
  { texts, pictures }: ContentDocuments,
  { nameOf, imageHosts, isTaken = () => false }: ReadContentOptions,
): ReadContent {
  const faults: ConfigFault[] = [];

  function reading(document: string): Reading {
    const file = nameOf(document);
    const fault: Reading['fault'] = (key, what, remedy) =>
      faults.push({ file, key, fault: what, remedy });
    const picture: Reading['picture'] = (key, address, alt) => {
      if (address === null) return null;
      const own = pictures?.get(address);
      if (own !== undefined) return { ...own, alt };
      const why = whyNot(address, imageHosts, pictures !== null);
      if (why !== null) fault(key, ...why);
      return why === null ? { src: address, width: null, height: null, alt } : null;
    };
    return {
      file,
      fault,
      picture,
      rich: (key, text) => readRichText(text, { picture: (src, alt) => picture(key, src, alt) }),
    };
  }

  /** What a document holds, or what stands for it where there is none or a faulty one. */
  function read<Schema extends z.ZodType, Value>(
    document: string,
    schema: Schema,
    empty: Value,
    make: (value: z.output<Schema>, reading: Reading) => Value,
  ): Value {
    const text = texts.get(document);
    if (text === undefined) return empty;
    const before = faults.length;
    const one = reading(document);
    const judged = judgeText(text, one.file, schema);
    if ('faults' in judged) {
      faults.push(...judged.faults);
      return empty;
    }
    const made = make(judged.value, one);
    return faults.length === before ? made : empty;
  }

  const models = read('models.json', modelsFile, emptyContent.models, modelsOf);
  const offers = read('offers.json', offersFile, emptyContent.offers, (value, one) =>
    offersOf(value, one, models),
  );
  const pages = [...texts].flatMap(([document, text]) => {
    if (!document.startsWith('pages/')) return [];
    const before = faults.length;
    const one = reading(document);
    const page = readPage(document, text, one);
    if (page !== null && isTaken(page.path)) {
      one.fault(
        '',
        `the website has a page of its own at ${page.path}, so nobody would see this one`,
        'Give the file another name: its address is made of it.',
      );
    }
    return page === null || faults.length > before ? [] : [page];
  });
  return {
    content: {
      offers,
      models,
      reviews: read('reviews.json', reviewsFile, emptyContent.reviews, reviewsOf),
      faqs: read('faqs.json', faqsFile, emptyContent.faqs, faqsOf),
      pages: pages.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
      menus: read('menus.json', menusFile, emptyContent.menus, ({ header, footer }) => ({
        header,
        footer,
      })),
    },
    faults,
  };
}

/** A JSON document by its schema. */
function judgeText<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
): { value: z.output<Schema> } | { faults: readonly ConfigFault[] } {
  const read = parseJson(text, file);
  if ('faults' in read) return read;
  const unsound = unsoundFaults(file, read.given);
  if (unsound.length > 0) return { faults: unsound };
  const judged = judge(schema, read.given);
  if (judged.ok) return { value: judged.value };
  return {
    faults: judged.faults.map(({ key, fault, remedy }) => ({ file, key, fault, remedy })),
  };
}

/** What keeps a picture from being shown, and what to do; `null` for nothing. */
function whyNot(
  address: string,
  imageHosts: readonly string[],
  hasFiles: boolean,
): [string, string] | null {
  if (/^\/(?![/\\])/.test(address)) return null;
  if (!URL.canParse(address)) {
    return [
      `there is no picture ${address} in the content`,
      hasFiles
        ? 'Put it there, or correct its name; .webp, .png, .jpg, .avif and .svg files are pictures.'
        : 'Write its whole address, as https://pictures.example/yard.webp: no files come with it.',
    ];
  }
  const { host } = new URL(address);
  if (imageHosts.includes(host)) return null;
  return [
    `browsers refuse pictures of ${host} until imageHosts of site.json names it`,
    `Write "${host}" into the list of imageHosts.`,
  ];
}

function modelsOf(
  { models }: z.output<typeof modelsFile>,
  { picture, rich }: Reading,
): readonly ContentModel[] {
  return models.map(({ image, alt, description, ...model }, index) => {
    const shown = picture(`models[${index}].image`, image, alt);
    return {
      ...model,
      description: description === '' ? null : description,
      imageUrl: shown?.src ?? null,
      thumbUrl: null,
      picture: shown,
      body: rich(`models[${index}].description`, description),
    };
  });
}

function offersOf(
  { offers }: z.output<typeof offersFile>,
  { picture, rich, fault }: Reading,
  models: readonly ContentModel[],
): readonly ContentOffer[] {
  return offers.map(({ image, alt, starts, expires, model: slug, ...offer }, index) => {
    const key = `offers[${index}]`;
    const model = models.find((one) => one.slug === slug) ?? null;
    if (slug !== null && model === null) {
      const known = models.map((one) => one.slug).join(', ');
      fault(
        `${key}.model`,
        `models.json has no model ${slug}`,
        known === '' ? 'Remove it, or add the model there.' : `Use one of: ${known}.`,
      );
    }
    const own = picture(`${key}.image`, image, alt);
    return {
      ...offer,
      sanitizedDescription: null,
      imageUrl: own?.src ?? null,
      imageOrModelImageUrl: own?.src ?? model?.imageUrl ?? null,
      model: model && { name: model.name, slug: model.slug, overrideUrl: model.overrideUrl },
      picture: own ?? model?.picture ?? null,
      body: rich(`${key}.description`, offer.description),
      startsAt: starts,
      expiresAt: expires,
    };
  });
}

function reviewsOf(
  { summary, reviews }: z.output<typeof reviewsFile>,
  { picture }: Reading,
): ReviewSummary {
  const shown = reviews.map(({ image, ...review }, index) => ({
    ...review,
    imageUrl: picture(`reviews[${index}].image`, image, '')?.src ?? null,
  }));
  const sum = shown.reduce((total, { rating }) => total + rating, 0);
  return {
    reviews: shown,
    count: summary?.count ?? shown.length,
    averageRating: summary?.averageRating ?? (shown.length === 0 ? 0 : sum / shown.length),
  };
}

function faqsOf({ groups }: z.output<typeof faqsFile>, { rich }: Reading): readonly FaqGroup[] {
  return groups.map((group, at) => ({
    ...group,
    questions: group.questions.map(({ question, answer }, index) => ({
      question,
      answer: rich(`groups[${at}].questions[${index}].answer`, answer),
    })),
  }));
}
