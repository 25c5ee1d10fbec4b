-- Email addresses are brought into the one form by the step of this migration (`migrate-price-alerts.ts`).
select 1;
