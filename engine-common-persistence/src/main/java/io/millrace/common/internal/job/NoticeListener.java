package io.millrace.common.internal.job;

import io.millrace.common.internal.persistence.Database;
import io.millrace.common.internal.persistence.NoticeConnection;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears of jobs that other nodes create, and wakes the lanes of this one; on a thread and a
 * connection of its own. While the connection is lost, and until there is another one, the lanes
 * look for jobs by themselves as they always do. Thread-safe.
 */
final class NoticeListener implements Runnable {

  private static final Logger LOG = LoggerFactory.getLogger(NoticeListener.class);
  private static final Duration LISTENING = Duration.ofMillis(500);
  private static final Duration BETWEEN_TRIES = Duration.ofSeconds(1);
  private static final int LISTENED_BEFORE_CHECK = 60;

  private final Database database;
  private final JobAlarm alarm;
  private boolean stopped;
  private boolean failing;

  NoticeListener(Database database, JobAlarm alarm) {
    this.database = database;
    this.alarm = alarm;
  }

  @Override
  public void run() {
    try {
      do {
        tryToListen();
      } while (!awaitStop(BETWEEN_TRIES));
    } catch (InterruptedException e) {
      LOG.warn("Listening for jobs was interrupted; this node goes on looking for them");
    }
  }

  private void tryToListen() {
    var source = database.beside() == null ? database.dataSource() : database.beside();
    try (var connection = NoticeConnection.open(source, database.dialect().notice())) {
      if (failing) {
        LOG.info("This node hears of jobs again");
      }
      failing = false;
      alarm.ring(); // what was told while nobody listened
      listen(connection);
    } catch (Exception e) {
      if (!failing && !hasStopped()) {
        LOG.warn(
            "This node does not hear of jobs that others create, and looks for them only: {}",
            e.toString());
      }
      failing = true;
    }
  }

  private void listen(NoticeConnection connection) throws Exception {
    for (var silent = 1; !hasStopped(); silent++) {
      if (connection.await(LISTENING, alarm::needsOwnNotices)) {
        alarm.ring();
        silent = 0;
      } else if (silent % LISTENED_BEFORE_CHECK == 0) {
        connection.check();
      }
    }
  }

  private synchronized boolean hasStopped() {
    return stopped;
  }

  private synchronized boolean awaitStop(Duration most) throws InterruptedException {
    var end = System.nanoTime() + most.toNanos();
    for (var left = most.toNanos(); !stopped && left > 0; left = end - System.nanoTime()) {
      TimeUnit.NANOSECONDS.timedWait(this, left);
    }
    return stopped;
  }

  /** Listens no more; the thread ends soon. */
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }
}
