package io.millrace.common.internal.delegate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A bean that elements share though they give it different fields is told of once. */
class SharedBeansTest {

  private static final DelegateName NONE = named();
  private static final DelegateName TO_KERMIT = named(new InjectedValue("to", "kermit", false));
  private static final DelegateName TO_FOZZIE = named(new InjectedValue("to", "fozzie", false));

  private final SharedBeans shared = new SharedBeans();

  private static DelegateName named(InjectedValue... fields) {
    return new DelegateName(false, "${mailer}", List.of(fields));
  }

  @Test
  void differentFieldsOfOneBeanAreToldOnce() {
    var mailer = new StringBuilder();
    assertThat(shared.injected(mailer, TO_KERMIT, "a")).isEmpty();
    assertThat(shared.injected(mailer, TO_KERMIT, "a")).isEmpty();

    assertThat(shared.injected(mailer, TO_FOZZIE, "b"))
        .hasValueSatisfying(
            told ->
                assertThat(told)
                    .contains("'${mailer}'", "java.lang.StringBuilder", "'a'", "'b'")
                    .contains("one bean for each call"));
    assertThat(shared.injected(mailer, TO_KERMIT, "a")).isEmpty();
    assertThat(shared.injected(mailer, TO_FOZZIE, "b")).isEmpty();
  }

  @Test
  void anElementWithoutFieldsSeesThoseOfTheOther() {
    var mailer = new StringBuilder();
    assertThat(shared.injected(mailer, NONE, "b")).isEmpty();
    assertThat(shared.injected(mailer, TO_KERMIT, "a")).isEmpty();

    assertThat(shared.injected(mailer, NONE, "b")).isPresent();
  }

  @Test
  void equalFieldsInAnotherOrderAreTheSame() {
    var mailer = new StringBuilder();
    var to = new InjectedValue("to", "kermit", false);
    var from = new InjectedValue("from", "${me}", true);
    assertThat(shared.injected(mailer, named(to, from), "a")).isEmpty();

    assertThat(shared.injected(mailer, named(from, to), "b")).isEmpty();
  }

  @Test
  void equalBeansAreNotOne() {
    assertThat(shared.injected(new String("equal"), TO_KERMIT, "a")).isEmpty();

    assertThat(shared.injected(new String("equal"), TO_FOZZIE, "b")).isEmpty();
  }
}
