package io.millrace.test.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServerUrlsTest {

  @ParameterizedTest
  @CsvSource({
    "jdbc:postgresql://db:5432/postgres, jdbc:postgresql://db:5432/mine",
    "jdbc:postgresql://db/postgres?sslmode=disable, jdbc:postgresql://db/mine?sslmode=disable",
    "jdbc:mysql://db:3306/?a=b&c=/d, jdbc:mysql://db:3306/mine?a=b&c=/d",
    "jdbc:mysql:loadbalance://one:1/test, jdbc:mysql:loadbalance://one:1/mine"
  })
  void onlyTheNameOfTheDatabaseChanges(String url, String expected) {
    assertThat(ServerUrls.withDatabase(url, "mine")).isEqualTo(expected);
  }

  @Test
  void urlWithoutAServerIsRefused() {
    assertThatThrownBy(() -> ServerUrls.withDatabase("jdbc:h2:mem:test", "mine"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("jdbc:h2:mem:test");
  }
}
