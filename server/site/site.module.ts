import { type DynamicModule, Module } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import { JobsModule } from '../jobs/jobs.module.ts';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { RentalsModule } from '../rentals/rentals.module.ts';
import { FirmImages } from './firm-images.ts';
import { ReleaseRenderer } from './rendering/release-renderer.ts';
import { RenderedFilesService } from './rendering/rendered-files.service.ts';
import { type BuiltSite, SITE } from './site-files.ts';
import { SitePages } from './pages/site-pages.ts';
import { staticOptions } from './static-site.ts';

@Module({})
export class SiteModule {
  static register(site: BuiltSite): DynamicModule {
    return {
      module: SiteModule,
      imports: [ServeStaticModule.forRoot(staticOptions(site)), JobsModule, PicturesModule, RentalsModule],
      providers: [{ provide: SITE, useValue: site }, SitePages, ReleaseRenderer, RenderedFilesService, FirmImages],
      exports: [SitePages],
    };
  }
}
