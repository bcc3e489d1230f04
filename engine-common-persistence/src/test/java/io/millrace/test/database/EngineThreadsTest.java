package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

class EngineThreadsTest {

  @Test
  void threadOfAJobExecutorThatIsLeftBehindIsNamed() throws Exception {
    // given
    var before = EngineThreads.now();
    var end = new CountDownLatch(1);
    var thread =
        new Thread(
            () -> {
              try {
                end.await();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            },
            "millrace-jobs-left-worker-1");
    // when
    thread.start();
    var left = EngineThreads.now().beyond(before);
    end.countDown();
    thread.join();
    // then
    assertThat(left).containsExactly("millrace-jobs-left-worker-1");
    assertThat(EngineThreads.now().beyond(before)).isEmpty();
  }
}
