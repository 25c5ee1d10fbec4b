import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { emailWords } from '@wojaz/mail/server'
import type { ShopContact } from '@wojaz/travel/guest'
import type { CSSProperties } from 'react'
import { type EmailPlan, helpWords } from './email-plan.ts'

const font = "Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const ink = '#0f2d40'
const soft = '#4b6270'
const line = '#e4dccd'
const paper = '#fbf8f2'

const styles = {
  body: { margin: 0, backgroundColor: paper, fontFamily: font, color: ink },
  page: { maxWidth: '600px', padding: '28px 12px' },
  brand: { margin: '0 0 16px', padding: '0 8px', fontSize: '24px', fontWeight: 800, lineHeight: '32px' },
  sheet: { backgroundColor: '#ffffff', borderRadius: '10px', padding: '28px 24px' },
  heading: { margin: '0 0 16px', fontSize: '24px', fontWeight: 800, lineHeight: '32px', color: ink },
  text: { margin: '0 0 14px', fontSize: '16px', lineHeight: '26px', color: ink },
  trip: {
    margin: '22px 0',
    padding: '16px 18px',
    backgroundColor: paper,
    borderLeft: '4px solid #c2371b',
    borderRadius: '6px',
  },
  hotel: { margin: '0 0 4px', fontSize: '18px', fontWeight: 700, lineHeight: '26px', color: ink },
  detail: { margin: 0, fontSize: '15px', lineHeight: '23px', color: soft },
  label: { padding: '9px 12px 9px 0', fontSize: '15px', lineHeight: '22px', color: soft },
  value: { padding: '9px 0', fontSize: '15px', lineHeight: '22px', textAlign: 'right', whiteSpace: 'nowrap' },
  button: {
    display: 'block',
    margin: '26px 0 22px',
    padding: '15px 28px',
    borderRadius: '8px',
    backgroundColor: '#c2371b',
    color: '#ffffff',
    fontSize: '17px',
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
  },
  small: { margin: '0 0 10px', fontSize: '14px', lineHeight: '22px', color: soft },
  rule: { margin: '20px 0 16px', borderColor: line },
  sender: { margin: '18px 0 0', padding: '0 8px', fontSize: '13px', lineHeight: '20px', color: soft },
} satisfies Record<string, CSSProperties>

/** An email about an order in the shop's design. */
export function OrderEmail({ plan, contact }: { plan: EmailPlan; contact: ShopContact }) {
  return (
    <Html lang={plan.locale}>
      <Head>
        <title>{plan.subject}</title>
      </Head>
      <Preview>{plan.text}</Preview>
      <Body style={styles.body}>
        <Container style={styles.page}>
          <Text style={styles.brand}>Wojaż</Text>
          <Section style={styles.sheet}>
            <Heading as="h1" style={styles.heading}>
              {plan.heading}
            </Heading>
            <Text style={styles.text}>{plan.greeting}</Text>
            <Text style={styles.text}>{plan.text}</Text>
            {plan.trip && <Trip trip={plan.trip} />}
            {plan.rows.map((row) => (
              <Row key={row.label} style={{ borderBottom: `1px solid ${line}` }}>
                <Column style={styles.label}>{row.label}</Column>
                <Column style={{ ...styles.value, fontWeight: row.isStrong ? 700 : 400 }}>{row.value}</Column>
              </Row>
            ))}
            <Button href={plan.button.url} style={styles.button}>
              {plan.button.label}
            </Button>
            {plan.note && <Text style={styles.small}>{plan.note}</Text>}
            <Hr style={styles.rule} />
            <Text style={{ ...styles.small, margin: 0 }}>{helpWords(plan.locale, contact)}</Text>
          </Section>
          <Text style={styles.sender}>{emailWords(plan.locale)('sender')}</Text>
        </Container>
      </Body>
    </Html>
  )
}

function Trip({ trip }: { trip: NonNullable<EmailPlan['trip']> }) {
  return (
    <Section style={styles.trip}>
      <Text style={styles.hotel}>{trip.hotel}</Text>
      {trip.lines.map((words) => (
        <Text key={words} style={styles.detail}>
          {words}
        </Text>
      ))}
    </Section>
  )
}
