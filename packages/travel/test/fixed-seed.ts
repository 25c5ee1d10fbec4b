import fc from 'fast-check'

// The same examples on every machine, so that a failing test fails for everyone.
fc.configureGlobal({ seed: 20261115, numRuns: 200 })
