import fc from 'fast-check'

// The same examples on every machine: a red test is red for everyone.
fc.configureGlobal({ seed: 20261115, numRuns: 200 })
