package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import org.junit.jupiter.api.Test;

class ConnectionPoolTest {

  @Test
  void aPoolIsUsedUpByWorkersThatLeaveNoConnectionForTheNode() {
    try (var pool = new HikariDataSource()) {
      pool.setMaximumPoolSize(10);
      assertThat(ConnectionPool.isUsedUpBy(7, pool)).isFalse();
      assertThat(ConnectionPool.isUsedUpBy(8, pool)).isTrue();
    }
  }
}
