export {
  createImageService,
  type ImageService,
  type ServedImage,
} from './createImageService.ts';
export { formats, PATH_PREFIX, widths } from './imageName.ts';
