package io.millrace.common.internal.eventregistry;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.eventregistry.ChannelDefinition;
import io.millrace.common.eventregistry.ChannelDirection;
import io.millrace.common.eventregistry.Detection;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class InboundChannelsTest {

  private final List<Integer> running = new ArrayList<>();
  private final InboundChannels channels = new InboundChannels(Map.of("memory", new Adapter()));

  private final class Adapter implements InboundEventChannelAdapter {

    @Override
    public void start(ChannelDefinition channel, EventRegistry registry) {
      running.add(channel.version());
    }

    @Override
    public void stop(ChannelDefinition channel) {
      running.remove((Integer) channel.version());
    }
  }

  private static EventRegistry registry() {
    var type = EventRegistry.class;
    return (EventRegistry)
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null);
  }

  private static ChannelDefinition version(int number) {
    return new ChannelDefinition(
        "" + number,
        "in",
        null,
        number,
        "1",
        null,
        ChannelDirection.INBOUND,
        "memory",
        new Detection("paid", null, null),
        null,
        Map.of());
  }

  @Test
  void whatWasReadBeforeAVersionCameDoesNotBringTheOldOneBack() {
    channels.open(registry());
    channels.refresh(() -> List.of(version(1)));
    var reads = new ArrayDeque<>(List.of(List.of(version(1)), List.of(version(2))));

    channels.refresh(
        () -> {
          if (reads.size() == 2) {
            channels.replace(null, version(2));
          }
          return reads.remove();
        });

    assertThat(running).containsExactly(2);
  }

  @Test
  void whatWasReadBeforeTheEngineWasClosedStartsNothing() {
    channels.open(registry());

    channels.refresh(
        () -> {
          channels.close();
          return List.of(version(1));
        });

    assertThat(running).isEmpty();
  }

  @Test
  void aChannelThatIsGoneIsStopped() {
    channels.open(registry());
    channels.refresh(() -> List.of(version(1)));

    channels.refresh(List::of);

    assertThat(running).isEmpty();
  }
}
