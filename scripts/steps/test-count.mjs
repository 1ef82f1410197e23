/** A file that fails to load counts as one failure. */
export function countReport(report) {
  const unloaded = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

export function countRun(report, exitCode) {
  const count = report === undefined ? { passed: 0, failed: 0, skipped: 0 } : countReport(report)
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

export function addCounts(counts) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

export function countLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
