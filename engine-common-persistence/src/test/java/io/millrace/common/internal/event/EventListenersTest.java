package io.millrace.common.internal.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.common.event.EngineEvent;
import io.millrace.common.event.EngineEventListener;
import io.millrace.common.event.EngineEventType;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class EventListenersTest {

  private final EventListeners listeners = new EventListeners();
  private final List<String> heard = new ArrayList<>();

  private static EngineEvent event(EngineEventType type) {
    return (EngineEvent)
        Proxy.newProxyInstance(
            EngineEvent.class.getClassLoader(),
            new Class<?>[] {EngineEvent.class},
            (self, method, arguments) -> method.getName().equals("getType") ? type : null);
  }

  @Test
  void nobodyHearsUntilSomebodyIsRegistered() {
    assertThat(listeners.hear(EngineEventType.TASK_CREATED)).isFalse();
    listeners.tell(event(EngineEventType.TASK_CREATED), null);
    EngineEventListener all = e -> heard.add("all");
    listeners.add(all);
    assertThat(listeners.types()).isEqualTo(EnumSet.allOf(EngineEventType.class));
    listeners.remove(all);
    assertThat(listeners.hear(EngineEventType.TASK_CREATED)).isFalse();
  }

  @Test
  void listenersAreCalledInTheOrderOfTheirRegistrationAndOnce() {
    EngineEventListener first = e -> heard.add("first");
    listeners.add(first, List.of(EngineEventType.TASK_CREATED));
    listeners.add(e -> heard.add("second"));
    listeners.add(first);
    listeners.tell(event(EngineEventType.TASK_CREATED), null);
    assertThat(heard).containsExactly("first", "second");
    listeners.tell(event(EngineEventType.TASK_COMPLETED), null);
    assertThat(heard).containsExactly("first", "second", "second", "first");
  }

  @Test
  void onlyNamedTypesAreHeardOf() {
    listeners.add(
        new EngineEventListener() {
          @Override
          public void onEvent(EngineEvent event) {
            heard.add(event.getType().name());
          }

          @Override
          public Collection<EngineEventType> getTypes() {
            return List.of(EngineEventType.TASK_CREATED);
          }
        });
    listeners.tell(event(EngineEventType.TASK_COMPLETED), null);
    listeners.tell(event(EngineEventType.TASK_CREATED), null);
    assertThat(heard).containsExactly("TASK_CREATED");
  }

  @Test
  void listenerThatFailsDisturbsOnlyIfItSaysSo() {
    EngineEventListener quiet =
        new EngineEventListener() {
          @Override
          public void onEvent(EngineEvent event) {
            throw new IllegalStateException("quiet");
          }

          @Override
          public boolean isFailOnException() {
            return false;
          }
        };
    listeners.add(quiet);
    listeners.tell(event(EngineEventType.TASK_CREATED), null);
    listeners.add(
        e -> {
          throw new IllegalStateException("loud");
        });
    assertThatThrownBy(() -> listeners.tell(event(EngineEventType.TASK_CREATED), null))
        .hasMessage("loud");
  }
}
