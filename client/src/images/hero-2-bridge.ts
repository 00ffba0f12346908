import type { PictureSource } from '../components/picture/picture.tsx';
import avif1280 from './hero-2-bridge-1280.avif';
import webp1280 from './hero-2-bridge-1280.webp';
import jpeg1280 from './hero-2-bridge-1280.jpg';
import avif1920 from './hero-2-bridge-1920.avif';
import webp1920 from './hero-2-bridge-1920.webp';
import avif640 from './hero-2-bridge-640.avif';
import webp640 from './hero-2-bridge-640.webp';

export const BRIDGE: PictureSource = {
  avif: `${avif640} 640w, ${avif1280} 1280w, ${avif1920} 1920w`,
  webp: `${webp640} 640w, ${webp1280} 1280w, ${webp1920} 1920w`,
  jpeg: jpeg1280,
  width: 2400,
  height: 1030,
};
