package io.millrace.test.database;

import java.util.concurrent.locks.LockSupport;

/** The time as a {@link DelayLine} sees it. */
interface NanoClock {

  /** The time that really passes. */
  NanoClock REAL =
      new NanoClock() {
        @Override
        public long nanos() {
          return System.nanoTime();
        }

        @Override
        public void pause(long nanos) throws InterruptedException {
          LockSupport.parkNanos(nanos);
          if (Thread.interrupted()) {
            throw new InterruptedException();
          }
        }
      };

  /** Nanoseconds since some moment. */
  long nanos();

  /** Waits about that long; it may be shorter. */
  void pause(long nanos) throws InterruptedException;
}
