import type { Reporter, SerializedError, TestModule } from 'vitest/node';

/** Closes the output of a run with `N passed, N failed` alone on the last line. */
export default class ClosingLine implements Reporter {
  private readonly totals = { passed: 0, failed: 0, skipped: 0 };

  onInit(): void {
    // Teardown may still print after the run ends, so the line waits for the process to exit.
    process.once('exit', (code) => {
      const { passed, skipped } = this.totals;
      const failed = code !== 0 && this.totals.failed === 0 ? 1 : this.totals.failed;
      console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    });
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    this.totals.passed = 0;
    this.totals.skipped = 0;
    this.totals.failed = unhandledErrors.length;
    for (const module of modules) {
      let failedTests = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === 'passed') this.totals.passed += 1;
        else if (state === 'skipped') this.totals.skipped += 1;
        else failedTests += 1;
      }
      // A file or suite that could not load fails without a failed test in it.
      this.totals.failed += module.state() === 'failed' ? Math.max(failedTests, 1) : failedTests;
    }
  }
}
