import type { ReplyTemplate } from '#shared/contract';

const END = 'Kind regards,\n{firm}';

/** Reply templates of a new site, for the owner to rewrite or delete. */
export const STARTERS: ReplyTemplate[] = [
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0101',
    kind: 'quote',
    name: 'We will call you',
    subject: 'Re: Your quote request {reference}',
    body: `Dear {name},\n\nThank you for contacting us about {service}. We will call you at {phone} on the next working day to talk about the details.\n\nIf another number or time is better, just reply to this email or reach us at {office}.\n\n${END}`,
  },
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0102',
    kind: 'quote',
    name: 'Send us the plans',
    subject: 'Re: Your quote request {reference}',
    body: `Dear {name},\n\nThank you for contacting us about {service}. To prepare your quote we need:\n\n- the plans or a sketch with dimensions\n- the location of the site\n- when the work should start\n\nPlease reply to this email and attach what you have. Photographs of the site help too.\n\n${END}`,
  },
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0103',
    kind: 'quote',
    name: 'Your quote is on its way',
    subject: 'Re: Your quote request {reference}',
    body: `Dear {name},\n\nWe have what we need for {service} and are preparing your quote {reference}. You will have it by email within three working days.\n\nQuestions in the meantime? Reply to this email or reach us at {office}.\n\n${END}`,
  },
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0201',
    kind: 'inquiry',
    name: 'The price is on its way',
    subject: 'Re: Your inquiry {reference}',
    body: `Dear {name},\n\nThank you for your inquiry about {service}. We are checking the price and availability, and will reply within one working day.\n\nIf it is urgent, please reach us at {office} and mention {reference}.\n\n${END}`,
  },
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0202',
    kind: 'inquiry',
    name: 'We need some details',
    subject: 'Re: Your inquiry {reference}',
    body: `Dear {name},\n\nThank you for your inquiry about {service}. To give you a price, please tell us:\n\n- how much you need\n- on which day\n- where it is to be delivered, or whether you will pick it up\n\nJust reply to this email.\n\n${END}`,
  },
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0203',
    kind: 'inquiry',
    name: 'We cannot deliver there',
    subject: 'Re: Your inquiry {reference}',
    body: `Dear {name},\n\nThank you for your inquiry about {service}. We are sorry: we cannot deliver to {place}. You are welcome to pick it up at our office instead; please tell us when you would come.\n\n${END}`,
  },
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0301',
    kind: 'application',
    name: 'We received your application',
    subject: 'Re: Your job application {reference}',
    body: `Dear {name},\n\nThank you for applying for the position of {position}. We are reading your application and will reply within two weeks.\n\n${END}`,
  },
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0302',
    kind: 'application',
    name: 'Interview invitation',
    subject: 'Interview for {position} ({reference})',
    body: `Dear {name},\n\nThank you for applying for the position of {position}. We would like to meet you at our office. Which day of next week suits you, in the morning or in the afternoon?\n\nPlease reply to this email or reach us at {office}. Bring a valid ID and your certificates, if you have any.\n\n${END}`,
  },
  {
    _id: '9d3c1f60-5a0e-4f3b-8a11-6c2b0a7e0303',
    kind: 'application',
    name: 'Not this time',
    subject: 'Your application as {position} ({reference})',
    body: `Dear {name},\n\nThank you for applying for the position of {position}, and for the time you took. We have chosen someone else this time. New openings are listed on our website, and we would be glad to hear from you again.\n\nWe wish you well.\n\n${END}`,
  },
];
