package io.millrace.common.internal.eventregistry;

import io.millrace.common.eventregistry.ChannelDefinition;
import io.millrace.common.eventregistry.ChannelDirection;
import io.millrace.common.eventregistry.EventRegistry;
import io.millrace.common.eventregistry.InboundEventChannelAdapter;
import io.millrace.common.internal.command.CommandContext;
import io.millrace.common.internal.command.Completion;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Starts and stops inbound channels with their adapters. What an adapter throws is logged: a broker
 * that is away keeps no deployment and no engine from coming up. Thread-safe.
 */
final class InboundChannels {

  private static final Logger LOG = LoggerFactory.getLogger(InboundChannels.class);

  private final Map<String, InboundEventChannelAdapter> adapters;
  private final Map<Name, ChannelDefinition> started = new HashMap<>();
  private EventRegistry registry;
  private long changes;

  private record Name(String key, String tenantId) {
    static Name of(ChannelDefinition channel) {
      return new Name(channel.key(), channel.tenantId());
    }
  }

  /** Creates the channels of a node; none of them is started. */
  InboundChannels(Map<String, InboundEventChannelAdapter> adapters) {
    this.adapters = Map.copyOf(adapters);
  }

  /** Tells whether there is anybody who could start channels. */
  boolean haveAdapters() {
    return !adapters.isEmpty();
  }

  /** From now on channels are started. */
  synchronized void open(EventRegistry target) {
    registry = target;
  }

  /**
   * Starts and stops what has changed. The channels are read without the monitor, which threads
   * that hold a connection wait for; what was read while a channel changed here is read again.
   *
   * @param reader returns the newest version of each channel
   */
  void refresh(Supplier<List<ChannelDefinition>> reader) {
    long before;
    List<ChannelDefinition> newest;
    do {
      before = changes();
      newest = reader.get();
    } while (!applied(newest, before));
  }

  private synchronized long changes() {
    return changes;
  }

  private synchronized boolean applied(List<ChannelDefinition> newest, long before) {
    if (registry == null) {
      return true;
    }
    if (changes != before) {
      return false;
    }
    apply(newest);
    return true;
  }

  private void apply(List<ChannelDefinition> newest) {
    var wanted = new HashMap<Name, ChannelDefinition>();
    newest.forEach(channel -> wanted.put(Name.of(channel), channel));
    List.copyOf(started.values()).stream()
        .filter(channel -> !wanted.containsKey(Name.of(channel)))
        .forEach(this::stop);
    newest.forEach(this::start);
  }

  /** Hears that the newest version of a channel changes with a unit of work. */
  void changes(ChannelDefinition gone, ChannelDefinition newest, CommandContext context) {
    if (haveAdapters()) {
      context.onCompletion(
          new Completion() {
            @Override
            public void committed() {
              replace(gone, newest);
            }
          });
    }
  }

  /** The newest version of a channel has changed. */
  synchronized void replace(ChannelDefinition gone, ChannelDefinition newest) {
    changes++;
    if (gone != null && gone.equals(started.get(Name.of(gone)))) {
      stop(gone);
    }
    if (newest != null && registry != null) {
      start(newest);
    }
  }

  private void start(ChannelDefinition channel) {
    var before = started.get(Name.of(channel));
    var adapter = adapters.get(channel.type());
    if (channel.equals(before)) {
      return;
    }
    if (before != null) {
      stop(before);
    }
    if (adapter == null || channel.direction() != ChannelDirection.INBOUND) {
      return;
    }
    try {
      adapter.start(channel, registry);
      started.put(Name.of(channel), channel);
    } catch (RuntimeException e) {
      LOG.error(
          "The channel '{}' could not be started; refreshChannels tries again", channel.key(), e);
    }
  }

  private void stop(ChannelDefinition channel) {
    started.remove(Name.of(channel));
    try {
      adapters.get(channel.type()).stop(channel);
    } catch (RuntimeException e) {
      LOG.error("The channel '{}' could not be stopped", channel.key(), e);
    }
  }

  /** Stops all channels; none is started any more. */
  synchronized void close() {
    registry = null;
    List.copyOf(started.values()).forEach(this::stop);
  }
}
