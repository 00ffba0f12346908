import { Global, Module } from '@nestjs/common';
import { Tallies } from './tallies.ts';

@Global()
@Module({ providers: [Tallies], exports: [Tallies] })
export class TalliesModule {}
