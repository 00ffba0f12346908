import { serviceLabel, SERVICES } from '#shared/catalogue';
import { COMPANY } from '#shared/company';
import { Card, CardGrid } from '../../components/card/card.tsx';
import { Section } from '../../components/page/section.tsx';
import { Picture } from '../../components/picture/picture.tsx';
import { SERVICE_TEXTS } from '../../content/services.ts';
import { SERVICE_SOURCES } from '../../pictures/services.ts';

const SENTENCES: Record<keyof typeof SERVICE_TEXTS, string> = {
  'Civil Works': 'Roads, bridges, drainage and flood control.',
  Design: 'Drawings for a structure that can be built on your site.',
  Built: 'Construction of buildings, from the foundation to the handover.',
  Estimate: 'Quantities and costs, worked out before the work begins.',
};

const SIZES = '(max-width: 36rem) 100vw, (max-width: 64rem) 50vw, 18rem';

export function Offers() {
  const { locality, region } = COMPANY.address;
  return (
    <Section
      heading="From the drawing to the finished structure"
      lead={`An accredited contractor in ${locality}, ${region}, at work for about ${COMPANY.yearsOperating} years. A quote is free.`}
    >
      <CardGrid>
        {SERVICES.filter((service) => service.menu === 'offer').map((service) => {
          const { file, alt } = SERVICE_TEXTS[service.name].picture;
          return (
            <Card
              key={service.path}
              title={serviceLabel(service)}
              to={service.path}
              picture={<Picture source={SERVICE_SOURCES[file]} alt={alt} sizes={SIZES} />}
            >
              <p>{SENTENCES[service.name]}</p>
            </Card>
          );
        })}
      </CardGrid>
    </Section>
  );
}
