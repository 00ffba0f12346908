import { Global, Module } from '@nestjs/common';
import { CallLimits } from './call-limits.ts';
import { Counters } from './counter.ts';
import { GuessLimits } from './guess-limits.ts';
import { KeyedHash } from './keyed-hash.ts';

@Global()
@Module({ providers: [KeyedHash, Counters, CallLimits, GuessLimits], exports: [CallLimits, GuessLimits, KeyedHash] })
export class LimitsModule {}
