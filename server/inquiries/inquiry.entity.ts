import { ChildEntity, Column } from 'typeorm';
import type { DeliveryOption } from '../../shared/contract.ts';
import { LIMITS } from '../../shared/limits.ts';
import { Submission } from '../submissions/submission.entity.ts';

@ChildEntity('inquiry')
export class ServiceInquiry extends Submission {
  @Column({ type: 'varchar', length: LIMITS.service, nullable: true })
  service: string | null;

  @Column({ type: 'varchar', length: LIMITS.description, nullable: true })
  description: string | null;

  @Column({ name: 'delivery_option', type: 'varchar', length: 20, nullable: true })
  deliveryOption: DeliveryOption;

  @Column({ name: 'delivery_location', type: 'varchar', length: LIMITS.place, nullable: true })
  deliveryLocation: string | null;
}
