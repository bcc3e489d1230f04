package io.millrace.common.internal.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class CommandTextTest {

  private record SetValues(long taskId, boolean local, String by, Map<String, Object> values)
      implements Command<Void> {
    @Override
    public Void execute(CommandContext context) {
      return null;
    }
  }

  @Test
  void aCommandIsShownWithItsIdsAndWithoutAnyValue() {
    var command = new SetValues(4711, true, "kermit\n", Map.of("card", "4929 1234"));
    assertThat(new CommandText(command)).hasToString("SetValues[taskId=4711, local=true]");
  }

  @Test
  void aCommandWithoutParts() {
    Command<Void> command = context -> null;
    assertThat(new CommandText(command).toString()).startsWith("CommandTextTest$$Lambda");
  }
}
