package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

@ServerTest
class GivenServerTest {

  private final Database database;

  GivenServerTest(Database database) {
    this.database = database;
  }

  @Test
  void serverNamedByPropertiesIsUsedAndLeftRunning() throws Exception {
    withProperties(
        Map.of("url", database.url(), "user", database.user(), "password", database.password()),
        () -> {
          var given = TestDatabase.of(GivenServer.named(database.kind()).orElseThrow());
          var fresh = given.freshDatabase();
          assertThat(fresh.connect()).satisfies(connection -> connection.close());
          given.close();
          assertThatThrownBy(fresh::connect).hasMessageContaining("millrace_");
          assertThat(database.connect()).satisfies(connection -> connection.close());
          assertThat(given.toString()).endsWith("(given server)");
        });
  }

  @Test
  void serverOfAnotherProductIsRefused() {
    var wrong = database.kind() == DatabaseKind.MYSQL ? DatabaseKind.MARIADB : DatabaseKind.MYSQL;
    var home = new Database(wrong, database.url(), database.user(), database.password());
    assertThatThrownBy(() -> TestDatabase.of(new GivenServer(home)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("not " + wrong.product());
  }

  @Test
  void nothingNamedMeansNoServer() {
    assertThat(GivenServer.named(DatabaseKind.H2)).isEmpty();
  }

  private void withProperties(Map<String, String> settings, Action action) throws Exception {
    settings.forEach((name, value) -> System.setProperty(property(name), value));
    try {
      action.run();
    } finally {
      settings.keySet().forEach(name -> System.clearProperty(property(name)));
    }
  }

  private String property(String setting) {
    return GivenServer.property(database.kind(), setting);
  }

  private interface Action {
    void run() throws Exception;
  }
}
