package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

@GaleraTest
class GaleraClusterTest {

  @Test
  void whatOneNodeHasCommittedTheOtherReads(GaleraCluster cluster) throws Exception {
    // given
    var nodes = cluster.freshDatabase();
    // when
    Sql.execute(nodes.get(0), "create table T (ID int primary key)");
    Sql.execute(nodes.get(0), "insert into T values (7)");
    // then
    try (var connection = nodes.get(1).connect();
        var statement = connection.createStatement();
        var rows = statement.executeQuery("select ID from T")) {
      assertThat(rows.next()).isTrue();
      assertThat(rows.getInt(1)).isEqualTo(7);
    }
  }
}
