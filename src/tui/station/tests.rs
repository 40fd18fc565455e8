mod flood;
mod sample;
mod screens;
mod steps;
