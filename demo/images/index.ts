export {
  createImageService,
  type ImageService,
  type ServedImage,
} from './createImageService.ts';
export { formats, pathPrefix, widths } from './imageName.ts';
