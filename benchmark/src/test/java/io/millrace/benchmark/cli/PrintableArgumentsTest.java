package io.millrace.benchmark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PrintableArgumentsTest {

  @Test
  void passwordsAreHiddenWhereverTheyStand() {
    assertThat(printable("--password", "secret", "--threads", "1"))
        .containsExactly("--password", "***", "--threads", "1");
    assertThat(printable("--password=secret")).containsExactly("--password=***");
    assertThat(printable("--url", "jdbc:postgresql://h/db?user=me&password=secret&ssl=true"))
        .containsExactly("--url", "jdbc:postgresql://h/db?user=me&password=***&ssl=true");
    assertThat(printable("--url=jdbc:mysql://me:secret@host/db"))
        .containsExactly("--url=jdbc:mysql://me:***@host/db");
  }

  @Test
  void anythingElseIsKept() {
    assertThat(printable("--password", "--url", "jdbc:h2:tcp://h:9092/x", "--user", "me"))
        .containsExactly("--password", "--url", "jdbc:h2:tcp://h:9092/x", "--user", "me");
  }

  private static List<String> printable(String... words) {
    return new PrintableArguments(List.of(words)).withoutSecrets();
  }
}
