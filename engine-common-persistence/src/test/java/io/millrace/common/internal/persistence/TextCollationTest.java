package io.millrace.common.internal.persistence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextCollationTest {

  @ParameterizedTest
  @CsvSource({
    "MySQL, 8.0.15, BYTES",
    "MySQL, 8.0.16-log, BYTES",
    "MySQL, 8.0.17, MYSQL",
    "MySQL, 8.0.36-0ubuntu0.22.04.1, MYSQL",
    "MySQL, 8.4.0, MYSQL",
    "MySQL, 9.1.0, MYSQL",
    "MySQL, 11.4.5-MariaDB, MARIADB",
    "MySQL, 5.5.5-10.11.6-MariaDB-0+deb12u1, MARIADB",
    "MariaDB, 10.6.1, MARIADB"
  })
  void theVersionOfTheServerDecides(String product, String version, TextCollation collation) {
    assertThat(TextCollation.of(product, version)).isEqualTo(collation);
  }
}
