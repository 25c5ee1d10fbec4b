/** 'W', eight digits and a Luhn check digit. One wrong digit, or two swapped neighbours, make it invalid. */
export function orderNumberOf(digits: string): string {
  return `W${digits}${checkDigit(digits)}`
}

export function isOrderNumber(text: string): boolean {
  return /^W\d{9}$/.test(text) && checkDigit(text.slice(1, -1)) === Number(text.at(-1))
}

function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, position) => {
    const weighed = Number(digit) * (position % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return (10 - (sum % 10)) % 10
}
